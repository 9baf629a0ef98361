// Runs in the reader's browser, beside Swagger UI.
globalThis.SwaggerUIBundle({
  url: '/docs/barn.openapi.yaml',
  dom_id: '#contract',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  // The page sends nothing: requests with real tokens do not belong into a documentation.
  supportedSubmitMethods: [],
  validatorUrl: null,
});
