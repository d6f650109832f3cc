import fc from 'fast-check';

/**
 * Property tests use the same values in each run, so that a failure is caused by the tested change.
 * PROPERTY_SEED=random (or a number) tries new ones; a failure that it finds becomes a separate test.
 */
const { PROPERTY_SEED: seed = '20240603' } = process.env;
fc.configureGlobal(seed === 'random' ? {} : { seed: Number(seed) });
