/** Whose software the sites run on, for the credit in their footers. */
export const provider = { name: 'Bandstand', href: 'https://bandstand.example' } as const
