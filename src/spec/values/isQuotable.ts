/**
 * Whether a person could quote an id, as a number or `INV-2048` are. A UUID, a ULID or a hash was made by a machine for machines.
 */
export function isQuotable(id: unknown): boolean {
  return typeof id === 'number' || (typeof id === 'string' && !forMachines.test(id))
}

const forMachines = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{24,}|[\dA-HJKMNP-TV-Z]{26})$/i
