import type { PayloadRequest } from 'payload'

/** With whose rights the check reads, in every query of one site alone. */
export type Reader = ReturnType<typeof ownerReader> | ReturnType<typeof serverReader>

/** As the signed-in owner may. */
export const ownerReader = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: false, user: req.user, req }) as const

/** For a page whose time has come, when nobody is signed in. */
export const serverReader = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: true, req }) as const
