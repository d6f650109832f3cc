import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./domain/**/*-table.server.ts', './platform/*-table.server.ts'],
  out: './database/migrations',
  casing: 'snake_case',
});
