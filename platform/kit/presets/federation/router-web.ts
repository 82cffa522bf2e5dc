// biome-ignore-all lint/performance/noBarrelFile: this file is the shared module
// The part of react-router-dom that shell and remotes share. Shared whole it costs four times as much, because a shared
// module cannot be tree-shaken; `release` refuses a name that is not listed here.
export {
  BrowserRouter,
  Link,
  matchPath,
  NavLink,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
