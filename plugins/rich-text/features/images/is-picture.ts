/** Some systems know no type for these. */
const endings = /\.(?:heic|heif|gif|webp|avif|jpe?g|jfif|png|tiff?|bmp|ico|svg)$/i

/** Accepted is any image, also of systems that do not know what it is. */
export function isPicture({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('image/') || (type === '' && endings.test(name))
}
