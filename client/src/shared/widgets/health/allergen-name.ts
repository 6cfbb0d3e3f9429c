/** The everyday word: on the labelling list only the one for eggs is not. */
export const allergenName = (allergen: string): string => (allergen === '알류' ? '달걀(알류)' : allergen);
