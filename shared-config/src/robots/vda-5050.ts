/** The version of VDA 5050 that the robots speak, with its patch level. */
export const vda5050Version = '2.1.0';
