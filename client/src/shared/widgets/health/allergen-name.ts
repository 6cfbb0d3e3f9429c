/** As people say it: of the labelling list's words only that for eggs is none of them. */
export const allergenName = (allergen: string): string => (allergen === '알류' ? '달걀(알류)' : allergen);
