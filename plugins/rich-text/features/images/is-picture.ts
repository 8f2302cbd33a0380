/** Some systems know no type for these. */
const endings = /\.(?:heic|heif|gif|webp|avif|jpe?g|jfif|png)$/i

/** Accepted are any image, also heic, heif, gif and webp of systems that do not know what they are. */
export function isPicture({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('image/') || (type === '' && endings.test(name))
}
