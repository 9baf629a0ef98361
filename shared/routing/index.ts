/** The routing door: what screens and the shell use of React Router, and links that tell the shell where one may go. */
export {
  generatePath,
  matchRoutes,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
} from 'react-router-dom';
export { ConcealedQueryContext, useConcealedQuery } from './concealed-query';
export { GuardedRouter as BrowserRouter } from './guarded-router';
export { type CanOpen, OpenableRoutesContext, useCanOpen } from './openable-routes';
export { roundTrip, useRoundTripEnd } from './round-trip';
export { RouteIntentContext } from './route-intent';
export { useSearchParams, withParameter } from './search-params';
export { SuiteLink, type SuiteLinkProps } from './suite-link';
export { type LeaveGuard, useAfterGuards, useLeaveGuard } from './use-leave-guard';
export { useLeftPage } from './use-left-page';
export { type WidgetPlace, WidgetPlaceContext, type WidgetPlaceProps } from './widget-place';
