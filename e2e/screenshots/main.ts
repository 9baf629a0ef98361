import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../../deploy/build/places';
import { startDemo } from '../../deploy/demo/start-demo';
import { launchBrowser } from '../bench/surroundings/browser';
import { freePortBase } from '../harness/free-ports';
import { furnishBarn } from './furnish-barn';
import { fileName, shots } from './shots';
import { takeShot } from './take-shot';

/** `npm run screenshots [-- cameras …]`: makes the README's pictures from a running demo of its own. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const folder = path.join(repository, 'docs/pictures');
  await mkdir(folder, { recursive: true });
  const end = new AbortController();
  const dataFolder = path.join(repository, '.cache/screenshots');
  const demo = await startDemo({ portBase: await freePortBase(), dataFolder, signal: end.signal, quiet: true });
  const browser = await launchBrowser();
  try {
    const barn = await furnishBarn(demo.north.address);
    for (const shot of shots) {
      if (wanted.length > 0 && !wanted.some((word) => fileName(shot).includes(word))) continue;
      await takeShot(browser, demo.suiteAddress, barn, folder, shot);
      console.log(path.relative(repository, path.join(folder, fileName(shot))));
    }
  } finally {
    await browser.close();
    await demo.stop();
    end.abort();
  }
}

await main();
