/** The senator's globalUniqueIdentifier in every deployment (spec 9). */
export const senatorId = '66';
