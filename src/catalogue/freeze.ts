/**
 * Freezes plain data with everything it holds, so that no caller can change shared tables; bytes can not be frozen. Returns its
 * argument.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    if (Array.isArray(value)) for (const part of value) deepFreeze(part);
    else for (const key in value) if (typeof value[key] === 'object') deepFreeze(value[key]);
    Object.freeze(value);
  }
  return value;
}
