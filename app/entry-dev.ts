/** The browser's entry in development: React's refresh has to be set up before the first component loads. */
import '@vitejs/plugin-react/preamble';

void import('./islands-client.ts');
