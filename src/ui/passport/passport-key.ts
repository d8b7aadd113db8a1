/** Where this browser's storage has the passport of the device. */
export const passportKey = 'passport'
