import type { Editing } from '@barnwatch/shared/answers';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { createContext, useContext } from 'react';
import type { CameraPart, WorkResult } from '../../camera-records/camera-work/camera-work';
import type { BulkKind } from './bulk-draft';

/** What can be done from within a row; kept out of the columns, so that a choice draws no row of the table anew. */
export interface OverviewTools {
  readonly choose: (cameraId: string, isChosen: boolean) => void;
  /** Saves one part of one camera. */
  readonly savePart: (camera: Camera, part: CameraPart) => Promise<WorkResult>;
  /** Somebody is typing what is not saved yet: the screen is not left without asking until what is given back is called. */
  readonly holdUnsaved: () => () => void;
  /** Opens the dialog for some cameras. */
  readonly ask: (cameras: readonly Camera[], kind: BulkKind) => void;
  readonly privacy: Editing<boolean>;
  readonly maySwitchPrivacy: boolean;
  readonly receivedAt: number;
  readonly knownTags: readonly string[];
}

/** By id. Apart from the tools: a choice draws the boxes anew, and nothing else of hundreds of rows. */
export const ChosenContext = createContext<ReadonlySet<string>>(new Set());

export const OverviewToolsContext = createContext<OverviewTools | null>(null);

export function useOverviewTools(): OverviewTools {
  const tools = useContext(OverviewToolsContext);
  if (!tools) throw new Error('rows are drawn within the overview');
  return tools;
}
