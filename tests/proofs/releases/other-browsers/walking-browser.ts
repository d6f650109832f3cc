/** The browser functions that a walk needs. Elements are found by XPath and awaited. */
export interface WalkingBrowser {
  name: string;
  open(address: string): Promise<void>;
  click(xpath: string): Promise<unknown>;
  type(xpath: string, text: string): Promise<unknown>;
  /** Resolves when the element is visible. @throws after 20 s */
  see(xpath: string): Promise<unknown>;
  evaluate<Result>(expression: string): Promise<Result>;
  close(): Promise<void>;
}

export const maxWaitMs = 20_000;
