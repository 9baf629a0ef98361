import { writeLog } from '@barnwatch/shared/auth-client';

function described(reason: unknown): { message: string; stack?: string } {
  if (reason instanceof Error)
    return { message: `${reason.name}: ${reason.message}`, ...(reason.stack && { stack: reason.stack }) };
  return { message: String(reason) };
}

/**
 * Writes what nobody caught into the in-app log (product 8.2): errors, rejections, violations of the content policy.
 */
export function captureErrors(): void {
  addEventListener('error', (event) => {
    if (event.error !== undefined) writeLog('error', 'Uncaught error', described(event.error));
  });
  addEventListener('unhandledrejection', (event) => {
    writeLog('error', 'Unhandled rejection', described(event.reason));
  });
  addEventListener('securitypolicyviolation', (event) => {
    writeLog('warning', 'Content policy violation', {
      directive: event.effectiveDirective,
      blocked: event.blockedURI,
      source: event.sourceFile,
    });
  });
}
