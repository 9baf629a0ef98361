/**
 * Stands in for the logger of the federation runtime, which speaks to compilers, to consoles that lack a method, and of
 * stacks while it is debugged. Ours speaks to the browser's console; what is for debugging it does not say.
 */
class Logger {
  constructor(private prefix: string) {}

  setPrefix(prefix: string): void {
    this.prefix = prefix;
  }

  setDelegate(): void {}

  log(...said: readonly unknown[]): void {
    console.log(this.prefix, ...said);
  }

  warn(...said: readonly unknown[]): void {
    console.warn(this.prefix, ...said);
  }

  error(...said: readonly unknown[]): void {
    console.error(this.prefix, ...said);
  }

  info(...said: readonly unknown[]): void {
    console.info(this.prefix, ...said);
  }

  success(...said: readonly unknown[]): void {
    this.info(...said);
  }

  ready(...said: readonly unknown[]): void {
    this.info(...said);
  }

  debug(): void {}
}

export function createLogger(prefix: string): Logger {
  return new Logger(prefix);
}

export const createInfrastructureLogger = createLogger;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;

export function bindLoggerToCompiler(): void {}
