/**
 * A short name for a text, the same for the same text (FNV-1a, 64 bits). Tells texts apart; keeps no secret.
 * `crypto.subtle` is missing on plain http, which an artist's own domain may be.
 */
export function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(36)
}
