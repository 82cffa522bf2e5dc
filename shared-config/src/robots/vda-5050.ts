/** The version of VDA 5050 that the robots speak, with its patch level. */
export const vda5050Version = '2.1.0';

/** The versions of VDA 5050 that the platform takes from fleets of other makes, in words. */
export const fleetVda5050Versions = `2.0.0 or ${vda5050Version}`;
