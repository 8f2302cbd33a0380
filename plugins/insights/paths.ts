/** The numbers, below the admin's route. */
export const numbersPath = '/numbers'
