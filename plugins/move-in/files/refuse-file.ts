import { type AppError, refusalOf } from '@/src/core/errors'

/** What is wrong with a file that an artist gave. */
export const refuseFile = (message: string): AppError => refusalOf([{ field: 'file', message }])
