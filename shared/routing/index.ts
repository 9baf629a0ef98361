/** The routing door: what screens and the shell use of React Router, and links that tell the shell where one may go. */
export {
  BrowserRouter,
  generatePath,
  matchRoutes,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { RouteIntentContext } from './route-intent';
export { SuiteLink, type SuiteLinkProps } from './suite-link';
