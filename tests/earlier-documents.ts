import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The documents of an earlier schema version by name, typed by the test. Never change these files: databases hold such documents. */
export const earlierDocuments = <Documents>(schemaVersion: number): Documents =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `content-fixtures/schema-${schemaVersion}.json`), 'utf8'));
