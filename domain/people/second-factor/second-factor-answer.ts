import * as z from 'zod/mini';
import { german } from '../../core/records/field-types.ts';
import { instant, optionalInstant } from '../../core/records/record-answer.ts';

export const secondFactor = z.object({
  hasAuthenticator: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: optionalInstant })),
  recoveryCodesLeft: z.int(),
});

const sixDigits = 'Der Code hat sechs Ziffern';
/** Blanks are ignored, because people type '123 456'. */
const code = z.pipe(
  z.string(sixDigits),
  z.pipe(
    z.transform((text: string) => text.replaceAll(/\s/g, '')),
    z.string().check(z.regex(/^\d{6}$/, sixDigits)),
  ),
);

export const codeInput = z.object({ code });

const brokenPasskey = 'Der Browser hat keinen vollständigen Passkey gesendet. Bitte versuchen Sie es noch einmal.';
const passkeyId = z.string(brokenPasskey).check(z.maxLength(2048, brokenPasskey));

/** The browser's response for a passkey; fully verified in passkeys.server.ts. */
const passkeyResponse = z.looseObject(
  {
    id: passkeyId,
    rawId: passkeyId,
    type: z.literal('public-key', brokenPasskey),
    response: z.record(z.string(), z.unknown(), brokenPasskey),
  },
  brokenPasskey,
);

export const newPasskeyInput = z.object({ name: german.text(60), passkey: passkeyResponse });

const invalidCode = 'Bitte geben Sie einen Wiederherstellungscode ein';

/** Input to complete a sign-in: exactly one of the three. */
export const completionInput = z.object({
  code: z.optional(code),
  recoveryCode: z.optional(z.string(invalidCode).check(z.maxLength(60, invalidCode))),
  passkey: z.optional(passkeyResponse),
});
export type Completion = z.infer<typeof completionInput>;

export const passkeyTransport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const requirements = ['discouraged', 'preferred', 'required'] as const;
const credentials = z.array(
  z.object({
    id: z.string(),
    type: z.literal('public-key'),
    transports: z.exactOptional(z.array(passkeyTransport)),
  }),
);
const options = {
  challenge: z.string(),
  timeout: z.exactOptional(z.number()),
  hints: z.exactOptional(z.array(z.enum(['hybrid', 'security-key', 'client-device']))),
  extensions: z.exactOptional(z.object({ credProps: z.exactOptional(z.boolean()) })),
};

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3, as far as it is used. */
export const passkeyCreationOptions = z.object({
  ...options,
  rp: z.object({ id: z.exactOptional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  excludeCredentials: z.exactOptional(credentials),
  authenticatorSelection: z.exactOptional(
    z.object({
      residentKey: z.exactOptional(z.enum(requirements)),
      requireResidentKey: z.exactOptional(z.boolean()),
      userVerification: z.exactOptional(z.enum(requirements)),
    }),
  ),
  attestation: z.exactOptional(z.enum(['direct', 'enterprise', 'indirect', 'none'])),
});

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn Level 3, as far as it is used. */
export const passkeyRequestOptions = z.object({
  ...options,
  rpId: z.exactOptional(z.string()),
  allowCredentials: z.exactOptional(credentials),
  userVerification: z.exactOptional(z.enum(requirements)),
});

/** New recovery codes, shown once; null if the existing ones stay. */
export const shownCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
export const newAuthenticator = z.object({ secret: z.string(), address: z.string() });

export type NewAuthenticator = z.infer<typeof newAuthenticator>;
export type ShownCodes = z.infer<typeof shownCodes>;
