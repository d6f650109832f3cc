import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, By, Capabilities, error, type WebElement } from 'selenium-webdriver';
import { eventually } from '../../../eventually.ts';
import { freePort } from '../../../free-port.ts';
import { maxWaitMs, type WalkingBrowser } from './walking-browser.ts';

/** Debian's WebKit in its MiniBrowser, on a virtual screen. */
export async function startWebKit(): Promise<WalkingBrowser> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (!binary) throw new Error('MiniBrowser is missing; script/install-test-programs installs it');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // Its sandbox needs namespaces, which containers don't have.
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const server = `http://127.0.0.1:${port}`;
  await eventually(() =>
    fetch(`${server}/status`)
      .then(({ ok }) => ok)
      .catch(() => false),
  );
  const options = { binary, args: ['--automation'] };
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  const version = (await session.getCapabilities()).getBrowserVersion();
  /** Acts on an element once it is visible; finds it again if React has replaced it. */
  const withElement = (xpath: string, act: (element: WebElement) => Promise<void>) =>
    session.wait(
      async () => {
        try {
          const element = await session.findElement(By.xpath(xpath));
          if (!(await element.isDisplayed())) return false;
          await act(element);
          return true;
        } catch (failure) {
          if (failure instanceof error.NoSuchElementError || failure instanceof error.StaleElementReferenceError)
            return false;
          throw failure;
        }
      },
      maxWaitMs,
      `not visible: ${xpath}`,
    );
  return {
    name: `webkitgtk/${version}`,
    open: (address) => session.get(address),
    click: (xpath) => withElement(xpath, (element) => element.click()),
    type: (xpath, text) => withElement(xpath, (element) => element.sendKeys(text)),
    see: (xpath) => withElement(xpath, async () => {}),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    async close() {
      await session.quit();
      driver.kill();
      screen.kill();
    },
  };
}
