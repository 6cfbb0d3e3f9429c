/** The header a device's mark comes and goes in. */
export const DEVICE_MARK_HEADER = 'X-Device-Mark';
