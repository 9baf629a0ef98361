export const words = ['pen'];
