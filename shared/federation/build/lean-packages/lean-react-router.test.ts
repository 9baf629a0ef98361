import { leanReactRouter } from './lean-react-router';

test('What only makes a component says so, and is not kept by its name for tools', () => {
  const source = `var Form = React10.forwardRef(
  ({ method }, ref) => null
);
Form.displayName = "Form";
var LocationContext = React2.createContext(
  null
);
LocationContext.displayName = "Location";
`;
  expect(leanReactRouter(source)).toBe(`var Form = /* @__PURE__ */ React10.forwardRef(
  ({ method }, ref) => null
);

var LocationContext = /* @__PURE__ */ React2.createContext(
  null
);

`);
});

test('What has an effect stays as it is', () => {
  const source = `var started = React2.startTransition(() => go());
RenderErrorBoundary.contextType = RSCRouterContext;
  Link.displayName = "Link";
`;
  expect(leanReactRouter(source)).toBe(source);
});
