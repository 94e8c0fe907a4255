import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumerOptions } from '../consumer/consumer.ts';
import type { EntryPoint, PublicPackage } from '../publicPackages.ts';

interface Extracted {
  package: PublicPackage;
  entry: EntryPoint;
  /** Of API Extractor, with all declarations. */
  markdown: string;
}

/**
 * API reports of all entry points. They share one TypeScript program, so React's types and those of the
 * other libraries are read once.
 *
 * @throws if declarations are missing or API Extractor reports an error
 */
export function extractReports(packages: readonly PublicPackage[]): Extracted[] {
  const folder = mkdtempSync(join(tmpdir(), 'api-reports-'));
  try {
    const inputs = packages.flatMap((owner) =>
      owner.entries.map((entry) => ({ owner, entry, config: configOf(owner, entry, folder) })),
    );
    const [first] = inputs;
    if (first === undefined) return [];
    const compilerState = CompilerState.create(first.config, {
      additionalEntryPoints: inputs.map(({ entry }) => entry.types),
    });
    return inputs.map(({ owner, entry, config }) => {
      const errors: string[] = [];
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => collect(message, errors),
      });
      if (errors.length > 0) throw new Error(`${entry.specifier}: ${errors.join('\n')}`);
      return { package: owner, entry, markdown: readFileSync(config.reportFilePath, 'utf8') };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Keeps errors; the rest is read from the reports, or is advice on API Extractor's own conventions. */
function collect(message: ExtractorMessage, errors: string[]): void {
  if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
  message.handled = true;
}

function configOf(owner: PublicPackage, entry: EntryPoint, folder: string): ExtractorConfig {
  if (!existsSync(entry.types)) {
    throw new Error(`${entry.types} is missing. Build the packages first: pnpm build`);
  }
  const none = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(owner.folder, 'package.json'),
    configObject: {
      projectFolder: owner.folder,
      mainEntryPointFilePath: entry.types,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: { compilerOptions: consumerOptions(), files: [entry.types] },
        skipLibCheck: true,
      },
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
        reportFileName: `${entry.specifier.replaceAll('/', '-')}.api.md`,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: none,
        // A message in the report would have line numbers of the declarations, which change with any edit.
        extractorMessageReporting: none,
        tsdocMessageReporting: none,
      },
    },
  });
}
