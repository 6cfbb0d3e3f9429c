/** The header that carries a device's mark in requests and responses. */
export const DEVICE_MARK_HEADER = 'X-Device-Mark';
