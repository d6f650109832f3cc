/** The stored name of a device whose browser and operating system are not recognized. */
export const unknownDevice = 'Anderes Gerät';
