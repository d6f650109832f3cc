/** The browser's entry while developing: React's refresh has to be in place before the first component is loaded. */
import '@vitejs/plugin-react/preamble';

void import('./islands-client.ts');
