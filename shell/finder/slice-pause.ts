/** Lets a pressed key and the next picture go before. */
export const slicePause = () => new Promise<void>((resolve) => setTimeout(resolve));
