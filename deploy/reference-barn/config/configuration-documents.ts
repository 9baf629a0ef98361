import type { Database } from '../storage/database';

/** Small named documents that clients set: `{product}.{area}`. */
export interface ConfigurationDocuments {
  read<Document>(name: string): Document | undefined;
  write(name: string, document: object): void;
}

export function createConfigurationDocuments(database: Database): ConfigurationDocuments {
  return {
    read<Document>(name: string) {
      const row = database.first<{ document: string }>(
        'SELECT document FROM configuration_documents WHERE name = ?',
        name,
      );
      return row && (JSON.parse(row.document) as Document);
    },
    write(name, document) {
      database.run('INSERT OR REPLACE INTO configuration_documents VALUES (?, ?)', name, JSON.stringify(document));
    },
  };
}
