import { writeFileSync } from 'node:fs';
import { tokenSheet } from './token-sheet';

writeFileSync(new URL('generated/tokens.css', import.meta.url), tokenSheet());
