import * as z from 'zod/mini';
import { instant, optionalInstant } from '../../core/records/record-answer.ts';

export const secondFactor = z.object({
  hasAuthenticator: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: optionalInstant })),
  recoveryCodesLeft: z.int(),
});

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
