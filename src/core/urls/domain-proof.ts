/**
 * The TXT record by which the owner of a domain says whose site may answer there. Its value need not be secret: only
 * they can write it.
 */
export function domainProof(host: string, profileId: string): { name: string; value: string } {
  return { name: `_bandstand.${host}`, value: `bandstand-site=${profileId}` }
}
