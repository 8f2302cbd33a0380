'use client'
export const VariantsField = () => null
