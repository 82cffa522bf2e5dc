/** Whether it has a task, which shows in its colour, and a load, which shows on it. */
type RobotBodyProps = {
    isBusy: boolean;
    hasLoad: boolean;
};
/** A robot around 0, 0 of a plan that looks along the x-axis. */
export declare function RobotBody({ isBusy, hasLoad }: RobotBodyProps): import("react").JSX.Element;
export {};
