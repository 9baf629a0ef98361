import type { PermissionCheck } from '@barnwatch/shared/auth-client';

/** Of the calls that make artifacts, by the contract. */
export const mayMake = { any: ['artifacts.manage'] } as const satisfies PermissionCheck;
