/** Every place of the one plant that all floor plans show. Robots reach each from the lane between the halls. */
export declare const plantPlaces: {
    readonly cell: {
        readonly name: 'Palletiser';
        readonly x: 214;
        readonly y: 180;
        readonly hall: 'production';
        readonly label: readonly [40, 126];
    };
    readonly wrapper: {
        readonly name: 'Wrapper';
        readonly x: 322;
        readonly y: 180;
        readonly hall: 'production';
        readonly label: readonly [290, 108];
    };
    readonly line: {
        readonly name: 'Assembly line';
        readonly x: 94;
        readonly y: 284;
        readonly hall: 'production';
        readonly label: readonly [40, 374];
    };
    readonly machine: {
        readonly name: 'Machine';
        readonly x: 210;
        readonly y: 284;
        readonly hall: 'production';
        readonly label: readonly [172, 378];
    };
    readonly table: {
        readonly name: 'Packing table';
        readonly x: 312;
        readonly y: 284;
        readonly hall: 'production';
        readonly label: readonly [265, 374];
    };
    readonly rack: {
        readonly name: 'Rack';
        readonly x: 644;
        readonly y: 184;
        readonly hall: 'store';
        readonly label: readonly [456, 108];
    };
    readonly lift: {
        readonly name: 'Lift';
        readonly x: 416;
        readonly y: 284;
        readonly hall: 'store';
        readonly label: readonly [388, 378];
    };
    readonly charger: {
        readonly name: 'Charger 1';
        readonly x: 470;
        readonly y: 336;
        readonly hall: 'store';
        readonly label: readonly [446, 380];
    };
    readonly 'charger-2': {
        readonly name: 'Charger 2';
        readonly x: 520;
        readonly y: 336;
        readonly hall: 'store';
        readonly label: readonly [500, 380];
    };
    readonly 'floor-1': {
        readonly name: 'Floor 1';
        readonly x: 578;
        readonly y: 284;
        readonly hall: 'store';
        readonly label: readonly [545, 374];
    };
    readonly 'floor-2': {
        readonly name: 'Floor 2';
        readonly x: 626;
        readonly y: 284;
        readonly hall: 'store';
        readonly label: readonly [606, 374];
    };
    readonly dock: {
        readonly name: 'Dock';
        readonly x: 676;
        readonly y: 316;
        readonly hall: 'store';
        readonly label: readonly [666, 374];
    };
};
/** A place of the plant. */
export type PlantPlaceId = keyof typeof plantPlaces;
/** The height of the lane that joins all places, and the door in it between the halls. */
export declare const plantLane: {
    readonly y: 236;
    readonly doorX: 372;
};
/** The way from place to place, as the data of an SVG path: off each place into the lane, along it, and into the next. */
export declare function plantRoute([first, ...others]: readonly [PlantPlaceId, ...PlantPlaceId[]]): string;
/** Where a load stands at a place: in the machine or on the marked floor behind the robot; the palletiser's rolls out to it. */
export declare function plantLoadSpot(id: PlantPlaceId): {
    x: number;
    y: number;
};
/** The place of the rack that the example mission fills, and the upper left corners of all its places. */
export declare const rackPlaces: {
    readonly free: 6;
    readonly width: 29;
    readonly height: 52;
    readonly y: 112;
    readonly x: readonly [456, 485, 514, 543, 572, 601, 630, 659];
};
