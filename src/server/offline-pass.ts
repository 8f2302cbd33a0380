import { readOfflinePass } from '@/src/server/pages/preview-token'

/** Of those who work for a site that is not online: the cookie that their link gives them. */
export const offlinePassCookie = 'site-pass'

/** Whether a browser may see the site of a profile although it is not online. */
export function hasOfflinePass(cookies: string | null | undefined, profileId: string): boolean {
  const [, token = ''] = passIn.exec(cookies ?? '') ?? []
  return token !== '' && readOfflinePass(token) === profileId
}

const passIn = new RegExp(`(?:^|;\\s*)${offlinePassCookie}=([^;]+)`)
