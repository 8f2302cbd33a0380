import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Payload lets nobody change the name of a stored file. The server's own code may (`context.uploadName`),
 * once the file lies under that name.
 */
export const nameFile: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'update' && typeof req.context.uploadName === 'string'
    ? { ...data, filename: req.context.uploadName }
    : data
