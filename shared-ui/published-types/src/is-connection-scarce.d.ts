/** Whether the visitor saves data or the connection is slow: nothing is fetched ahead then. Browsers without the Network Information API say nothing. */
export declare function isConnectionScarce(): boolean;
