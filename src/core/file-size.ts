const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
const step = 1024

/** A file's size as people read it, two decimals: `948.00 Bytes`, `2.41 MB`. */
export function fileSize(bytes: number): string {
  const exponent = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(step))
  const unit = Math.min(exponent, units.length - 1)
  return `${(bytes / step ** unit).toFixed(2)} ${units[unit]}`
}
