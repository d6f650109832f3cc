import { expect, test } from '@playwright/test';
import { openHydrated as open } from '../hydrate-islands.ts';

test('chronicle, figures and team are in the HTML without script', async ({ browser }) => {
  await using page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/about');
  const chronicle = page.getByRole('region', { name: 'Chronik' });
  await expect(chronicle.getByRole('heading', { level: 3 })).toHaveText([
    'KI',
    'Nachhaltigkeit & Beratung',
    'Customer Journey & Apps',
    'Grundlagenforschung',
  ]);
  await expect(page.getByRole('region', { name: 'Zahlen' }).locator('dd')).toHaveText(['4', '3', "1'009"]);
  await expect(page.getByRole('heading', { name: 'Petra Muster' })).toBeVisible();
  await expect(page.getByText('Urs Beispiel')).toHaveCount(0);
});

test('a team card shows the same on focus as on hover', async ({ page }) => {
  await open(page, '/about');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Petra Muster' }) });
  const contact = card.getByRole('link', { name: 'Kontakt' });
  await expect(contact).toBeHidden();
  await card.hover();
  await expect(contact).toBeVisible();
  await expect(contact).toHaveAttribute('href', 'mailto:petra.muster@example.org');
  await page.mouse.move(0, 0);
  await expect(contact).toBeHidden();
  await card.getByRole('button', { name: 'Mehr über Petra Muster' }).focus();
  await expect(card.getByText('Umfrageforschung')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(contact).toBeFocused();
  await expect(page.getByRole('link', { name: 'LinkedIn Profil von Petra Muster', exact: true })).toBeVisible();
});

test('a tap opens a team card and closes it again', async ({ browser }) => {
  await using page = await browser.newPage({ viewport: { width: 360, height: 780 }, hasTouch: true });
  await open(page, '/about');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Petra Muster' }) });
  const button = card.getByRole('button', { name: 'Mehr über Petra Muster' });
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByText('Umfrageforschung')).toBeVisible();
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(card.getByText('Umfrageforschung')).toBeHidden();
  for (const part of [card.getByAltText('Porträt von Petra Muster'), card.getByRole('heading')]) {
    await part.tap({ force: true });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(card.getByText('Umfrageforschung')).toBeVisible();
    await card.getByRole('heading').tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});
