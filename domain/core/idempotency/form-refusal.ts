/** Why a call that is performed once per idempotency key can be refused. */
export type OnceRefusal = 'invalid-idempotency-key' | 'key-of-another-call' | 'overloaded' | 'still-in-work';

/** Why every public form can be refused. */
export type FormRefusal = OnceRefusal | 'too-many';
