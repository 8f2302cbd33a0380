import { openText, sealText } from '@/src/server/sealed-text'

const purpose = 'measurement-token'

export const sealToken = (token: string): string => sealText(purpose, token)

/** @throws {Error} when the secret of the installation is another one by now */
export const openToken = (sealed: string): string => openText(purpose, sealed)
