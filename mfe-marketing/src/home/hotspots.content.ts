import { readHomePage } from '../../content/read-home-page';

/** The thirteen places of the warehouse picture, from goods-in to the control room (specification §3 Hotspot, §9); where they are, the picture itself knows. */
export const hotspots = readHomePage().places;
