import { useLocation, useNavigate } from 'react-router-dom';

/**
 * History state for an address that is opened to get one thing done and come back, such as recording a problem in the
 * middle of a walk-round: `navigate(address, { state: roundTrip })`.
 */
export const roundTrip = { roundTrip: true } as const;

function isRoundTrip(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'roundTrip' in state && state.roundTrip === true;
}

/** Goes back to where one was sent from, once the thing is done or given up; null where nobody waits for it. */
export function useRoundTripEnd(): (() => void) | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  return isRoundTrip(state) ? () => void navigate(-1) : null;
}
